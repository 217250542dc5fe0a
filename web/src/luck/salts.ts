// The salts that this browser adds to the luck of its tables. It promises each salt by its commitment, and sends it once
// the commitments of all salts are there. docs/luck.md has the argument for this order.

import type { FromClient, GatheringInfo } from '../protocol';
import type { Said } from '../socket';
import { hex, saltCommitment } from './bytes';
import { drawn, keepDrawn, type Drawn } from './drawn';

/** Returns the messages that a message of the server asks for. */
export async function due(message: Said): Promise<FromClient[]> {
  // A page that is not encrypted cannot compute commitments. Its tables begin without its salts.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return [];
  switch (message.say) {
    case 'welcome':
      return message.gathers ? [{ say: 'salts' }] : [];
    case 'gathering':
      return message.begun ? [] : added(subtle, message.gathering);
    case 'rematch':
      return message.gathering ? added(subtle, message.gathering) : [];
    case 'tables':
      return (await Promise.all((message.gatherings ?? []).map((info) => added(subtle, info)))).flat();
    default:
      return [];
  }
}

/** Returns the commitments and the salts of the reader's seats that the server has not. */
async function added(subtle: SubtleCrypto, info: GatheringInfo): Promise<FromClient[]> {
  const { table, luck, chairs } = info;
  const missing = chairs.flatMap(({ mine, salt }, seat) =>
    mine && salt && !salt.came ? [{ seat, promised: salt.commitment }] : [],
  );
  // Each attempt that is void costs a seat its salt, so an honest server needs no more attempts than there are seats.
  if (!luck || missing.length === 0 || luck.attempt > chairs.length) return [];
  const { attempt } = luck;
  const unpromised = missing.filter(({ promised }) => promised === null).map(({ seat }) => seat);
  // Nothing is awaited before the salts are kept, so two messages of the server make one salt.
  const kept = withSalts(
    drawn(table, attempt) ?? { table, attempt, key: luck.commitment, salts: {}, announced: null },
    unpromised,
  );
  // A server that changes its key within an attempt may know a salt already.
  if (kept.key !== luck.commitment) return [];
  const messages = missing.map(async ({ seat, promised }): Promise<FromClient[]> => {
    const salt = kept.salts[seat];
    // Another browser of the reader has promised a salt for this seat.
    if (salt === undefined) return [];
    const commitment = await saltCommitment(subtle, seat, salt);
    if (promised === null) return [{ say: 'commit', table, attempt, seat, commitment }];
    return promised === commitment && luck.opens && isAnnounced(info, attempt)
      ? [{ say: 'salt', table, attempt, seat, salt }]
      : [];
  });
  return (await Promise.all(messages)).flat();
}

/** Draws a salt for each of these seats that has none in this attempt. */
function withSalts(before: Drawn, seats: number[]): Drawn {
  const fresh = seats.filter((seat) => before.salts[seat] === undefined);
  if (fresh.length === 0) return before;
  const salts = { ...before.salts };
  for (const seat of fresh) salts[seat] = hex(crypto.getRandomValues(new Uint8Array(32)));
  const now = { ...before, salts };
  keepDrawn(now);
  return now;
}

/**
 * Keeps the commitments of all seats before the first salt of this browser is sent. Returns false if others were
 * announced before.
 */
function isAnnounced({ table, chairs }: GatheringInfo, attempt: number): boolean {
  const kept = drawn(table, attempt);
  if (!kept) return false;
  const announced = chairs.map(({ salt }) => salt?.commitment ?? null);
  if (kept.announced === null) keepDrawn({ ...kept, announced });
  return kept.announced === null || JSON.stringify(kept.announced) === JSON.stringify(announced);
}
