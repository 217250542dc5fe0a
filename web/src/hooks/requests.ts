// The requests about notices at the reader's own addresses, as described in docs/protocol.md.

import { ask } from '../me/requests';
import type { Hooks } from '../protocol';

export const hooks = (): Promise<Hooks> => ask('/hooks');
export const add = (address: string, untimed: boolean): Promise<Hooks> => ask('/hooks/add', { address, untimed });
export const renew = (hook: string): Promise<Hooks> => ask('/hooks/renew', { hook });
export const remove = (hook: string): Promise<Hooks> => ask('/hooks/remove', { hook });
export const tryOut = (hook: string): Promise<Hooks> => ask('/hooks/try', { hook });
