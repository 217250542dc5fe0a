// The connection to the server, of which there is only one. It reconnects automatically.

import type { FromClient, FromServer } from './protocol';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

/** The close code of a server that restarts (RFC 6455 and its registry). */
const RESTARTS = 1012;

export interface Listener {
  linked: () => void;
  /** Called when the connection is lost. `restarts` is true if the server has said that it restarts. */
  lost: (restarts: boolean) => void;
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
    // The messages come from our own server, so they have the types in `protocol.ts`.
    socket.onmessage = (event: MessageEvent<string>) => this.#listener.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = ({ code }) => {
      this.#listener.lost(code === RESTARTS);
      setTimeout(() => this.connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /**
   * Sends a message, or drops it if there is no connection. After reconnecting, the page asks for all its contents
   * again. Returns true if the message was sent.
   */
  say(message: FromClient): boolean {
    const open = this.#socket?.readyState === WebSocket.OPEN;
    if (open) this.#socket?.send(JSON.stringify(message));
    return open;
  }
}

/** Returns the address of this page's socket. */
export function address(page: { protocol: string; host: string }): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/socket`;
}

/** Returns the address of the record of a table's game. */
export function recordAddress(table: string): string {
  return `./api/tables/${encodeURIComponent(table)}/record`;
}
