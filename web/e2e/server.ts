// Starts a server for each test. Each server has its own port and data.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const BINARY = process.env['BRICKROAD_BIN'] ?? '../target/debug/brickroad';

export interface Server {
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts a server. Servers with the same `seed` deal the same cards at every table. `packs` are the files in the
 * server's folder of packs.
 */
export async function serve(seed: number, packs: string[]): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'brickroad-e2e-'));
  await mkdir(join(data, 'packs'));
  for (const pack of packs) await copyFile(pack, join(data, 'packs', basename(pack)));
  const child = spawn(BINARY, ['play', '--no-open', '--data', data, '--seed', String(seed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
      await rm(data, { recursive: true, force: true });
    },
  };
}
