// A proxy on loopback between pages and a server, whose line can be cut.

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * `open`: everything goes through. `deaf`: nothing comes back from the server. `dead`: nothing goes through, and nobody
 * is told. `cut`: every connection breaks, and none is accepted.
 */
export type Line = 'open' | 'deaf' | 'dead' | 'cut';

export class Proxy {
  address = '';
  /** The port of the server. */
  port = 0;
  #line: Line = 'open';
  #pairs = new Set<{ client: Socket; server: Socket; lost: boolean }>();
  #listener = createServer({ allowHalfOpen: false }, (client) => this.#accept(client));

  static async start(): Promise<Proxy> {
    const proxy = new Proxy();
    proxy.#listener.listen(0, '127.0.0.1');
    await once(proxy.#listener, 'listening');
    proxy.address = `http://127.0.0.1:${(proxy.#listener.address() as AddressInfo).port}`;
    return proxy;
  }

  /** Changes the line. Connections that have lost something stay broken when the line is open again. */
  set(line: Line): void {
    this.#line = line;
    if (line === 'cut')
      for (const { client, server } of this.#pairs) {
        client.destroy();
        server.destroy();
      }
  }

  stop(): void {
    this.set('cut');
    this.#listener.close();
  }

  #accept(client: Socket): void {
    if (this.#line === 'cut') {
      client.destroy();
      return;
    }
    const server = connect(this.port, '127.0.0.1');
    const pair = { client, server, lost: this.#line === 'dead' };
    this.#pairs.add(pair);
    const pass = (from: Socket, to: Socket, stops: Line[]) => {
      from.on('data', (data) => {
        if (stops.includes(this.#line)) pair.lost = true;
        if (!pair.lost) to.write(data);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#pairs.delete(pair);
        if (!pair.lost) to.destroy();
      });
    };
    pass(client, server, ['dead']);
    pass(server, client, ['dead', 'deaf']);
  }
}
