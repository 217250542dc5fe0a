// The one connection to the server. It comes back by itself when it is lost.

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
    // The server is ours and its messages are made from the same types as `protocol.ts`.
    socket.onmessage = (event: MessageEvent<string>) => this.#listener.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      this.#listener.lost();
      setTimeout(() => this.connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** What cannot be sent now is dropped: after the next connection the page asks again for all it shows. */
  say(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** Where the socket of this page is. */
export function address(page: { protocol: string; host: string }): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/socket`;
}

/** Where the record of a table's game is to be had as a file. */
export function recordAddress(table: string): string {
  return `./api/tables/${encodeURIComponent(table)}/record`;
}
