// The only connection to the server. It reconnects by itself.

import type { FromClient, FromServer } from './protocol';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

export interface Listener {
  linked: () => void;
  lost: () => void;
  heard: (message: FromServer) => void;
}

export class Socket {
  #address: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
  }

  connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#listener.linked();
    };
    // The server is ours, and its messages have the types of `protocol.ts`.
    socket.onmessage = (event: MessageEvent<string>) => this.#listener.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      this.#listener.lost();
      setTimeout(() => this.connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /**
   * Sends a message, or drops it without a connection. After the next connection the page asks again for all its
   * contents.
   */
  say(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** Returns the address of the socket of this page. */
export function address(page: { protocol: string; host: string }): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/socket`;
}

/** Returns the address of the record of a table's game, as a file. */
export function recordAddress(table: string): string {
  return `./api/tables/${encodeURIComponent(table)}/record`;
}
