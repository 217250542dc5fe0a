// Starts a server for each test. Each server has its own port and data.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const BINARY = process.env['BRICKROAD_BIN'] ?? '../target/debug/brickroad';

export interface Server {
  address: string;
  stop: () => Promise<void>;
}

/** A server that can stop, and start again with its data and at its address. */
export interface Lasting extends Server {
  restart: () => Promise<void>;
}

/**
 * Starts a server. Servers with the same `seed` deal the same cards at every table. `packs` are the files in the
 * server's folder of packs.
 */
export async function serve(seed: number, packs: string[]): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'brickroad-e2e-'));
  await mkdir(join(data, 'packs'));
  for (const pack of packs) await copyFile(pack, join(data, 'packs', basename(pack)));
  const running = await started(['play', '--no-open', '--data', data, '--seed', String(seed)]);
  return { ...running, stop: () => ended(running, data) };
}

/**
 * Starts a server that hosts for others, with further arguments. Its public address is a loopback address: its own, or
 * that of a proxy in front of it.
 */
export async function serveOthers({ proxy, settings }: { proxy?: string; settings?: string[] } = {}): Promise<Lasting> {
  const port = await freePort();
  return serveAt(proxy ?? `http://127.0.0.1:${port}`, port, settings);
}

/** Starts a server that hosts for others at a name. Browsers allow passkeys at this name, but not at a bare address. */
export async function serveNamed(): Promise<Server> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  return { ...(await serveAt(url, port)), address: `${url}/` };
}

async function serveAt(url: string, port: number, settings: string[] = []): Promise<Lasting> {
  const data = await mkdtemp(join(tmpdir(), 'brickroad-e2e-'));
  const words = ['serve', '--address', `127.0.0.1:${port}`, '--public-url', url, '--data', data, ...settings];
  let running = await started(words);
  return {
    address: running.address,
    restart: async () => {
      await running.stop();
      running = await started(words);
    },
    stop: () => ended(running, data),
  };
}

/** Starts the binary, and waits for the address that it prints. */
async function started(words: string[]): Promise<Server> {
  const child = spawn(BINARY, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      const found = /http:\/\/\S+/.exec(printed);
      if (found) resolve(found[0]);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${BINARY} ended with ${code} before it printed its address`)));
  });
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Stops a server and removes its data. */
async function ended(server: Server, data: string): Promise<void> {
  await server.stop();
  await rm(data, { recursive: true, force: true });
}

/** Returns a port on which nothing listens. A server's public address is given before the server starts. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
