// The requests about notices, as described in docs/protocol.md.

import { ask } from '../me/requests';
import type { Notices } from '../protocol';

/** The notices that a browser gets. */
export interface Wanted {
  untimed: boolean;
  muted: string[];
}

export const notices = (): Promise<Notices> => ask('/notices');
export const switchOff = (device: string): Promise<Notices> => ask('/notices/off', { device });
export const tryOut = (): Promise<Notices> => ask('/notices/try', {});
export const switchOn = (subscription: object, wanted: Wanted): Promise<Notices> =>
  ask('/notices/on', { ...subscription, ...wanted });
