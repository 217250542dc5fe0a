// The chairs of an invitation, in words and in order.

import type { ChairInfo, GatheringInfo } from '../protocol';
import { listed } from '../view/listed';
import { nameFault } from '../view/names';
import type { Say } from '../words';

/** Returns the number of seats that nobody has taken. */
export function free({ chairs }: GatheringInfo): number {
  return chairs.filter(({ name }) => name === null).length;
}

/** Reports whether the reader has a seat. */
export function isSeated({ chairs }: GatheringInfo): boolean {
  return chairs.some(({ name, mine }) => mine && name !== null);
}

/** Reports whether a seat is free for the reader or for everybody: neither kept for another person nor promised to a
 *  link. */
export function isVacant({ name, mine, kept, promised }: ChairInfo): boolean {
  return name === null && (kept === undefined || mine) && promised !== true;
}

/** A link to a certain seat. */
export interface ToSeat {
  seat: number;
  /** The secret of the link. */
  secret: string;
}

/** Returns the link to a seat in the address of an invitation, or null if there is none. */
export function linked(address: string | undefined): ToSeat | null {
  const [, seat, secret] = /^(\d+)-([0-9a-f]+)$/.exec(address ?? '') ?? [];
  return seat === undefined || secret === undefined ? null : { seat: Number(seat), secret };
}

/** Returns the end of the address of an invitation with a link to a seat. */
export const linking = ({ seat, secret }: ToSeat): string => `${seat}-${secret}`;

/** Returns the invitations with those first that the reader has made, or has a seat in or one that is kept. */
export function mineFirst(gatherings: GatheringInfo[]): GatheringInfo[] {
  const isMine = (each: GatheringInfo) => each.mine || each.chairs.some(({ mine }) => mine);
  return [...gatherings.filter(isMine), ...gatherings.filter((each) => !isMine(each))];
}

/** Returns the names of the people and bots at the seats, as a list in words. */
export function seated({ chairs }: GatheringInfo, say: Say): string {
  return listed(
    chairs.flatMap((chair) => (chair.name === null ? [] : [named(chair, chair.name, say)])),
    say,
  );
}

/** Returns the name at a seat, which says whether it is the reader's. */
export function named({ mine }: ChairInfo, name: string, say: Say): string {
  return mine ? say('log-you', { name }) : name;
}

/** Returns the sentences that say who has a seat and what the invitation waits for. */
export function waiting(info: GatheringInfo, say: Say): string {
  const names = seated(info, say);
  if (free(info) === 0) return say('gathering-seated', { names });
  const count = say('gathering-waits', { count: free(info) });
  return names === '' ? count : `${say('gathering-seated', { names })} ${count}`;
}

/** Returns the reason why the reader cannot take a seat under this name, or undefined if it can be used. */
export function faultOf({ chairs }: GatheringInfo, name: string, say: Say): string | undefined {
  const others = chairs.map((chair) => (chair.name === null ? null : { name: chair.name, bot: chair.bot }));
  return nameFault([...others, { name, bot: null }], others.length, say);
}
