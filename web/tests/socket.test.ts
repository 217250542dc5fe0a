import { afterEach, describe, expect, it, vi } from 'vitest';
import { Socket } from '../src/socket';

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  onclose?: (closed: { code: number }) => void;
  send(text: string) {
    this.sent.push(text);
  }
}

describe('the socket', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('reports whether a message was sent', () => {
    const opened: FakeSocket[] = [];
    const Opened = class extends FakeSocket {
      constructor() {
        super();
        opened.push(this);
      }
    };
    vi.stubGlobal('WebSocket', Opened);
    const socket = new Socket('ws://here/socket', { linked: vi.fn(), lost: vi.fn(), heard: vi.fn() });
    expect(socket.say({ say: 'leave' })).toBe(false);
    socket.connect();
    expect(socket.say({ say: 'leave' })).toBe(false);
    for (const each of opened) each.readyState = FakeSocket.OPEN;
    expect(socket.say({ say: 'leave' })).toBe(true);
    expect(opened.flatMap(({ sent }) => sent)).toEqual(['{"say":"leave"}']);
  });

  it.each([
    [1012, true],
    [1001, false],
    [1006, false],
  ])('knows by the code %i whether the server restarts', (code, restarts) => {
    vi.useFakeTimers();
    const opened: FakeSocket[] = [];
    const Opened = class extends FakeSocket {
      constructor() {
        super();
        opened.push(this);
      }
    };
    vi.stubGlobal('WebSocket', Opened);
    const lost = vi.fn();
    new Socket('ws://here/socket', { linked: vi.fn(), lost, heard: vi.fn() }).connect();
    opened[0]?.onclose?.({ code });
    expect(lost).toHaveBeenCalledExactlyOnceWith(restarts);
    vi.useRealTimers();
  });
});
