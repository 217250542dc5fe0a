// Sends the record of a game to the server, which turns it into a table.

import type { Lang } from './protocol';

/** The greatest size of a record, in bytes: 16 MiB. */
export const MOST = 16 * 2 ** 20;

/** The new table, or the reason for a refusal. The reason is empty if the server did not answer. */
export type Made = { table: string } | { refused: string };

export async function upload(record: Blob, lang: Lang): Promise<Made> {
  try {
    const headers = { 'Accept-Language': lang };
    const answer = await fetch('./api/tables', { method: 'POST', body: record, headers });
    // The answer comes from our own server, so it has this type.
    return answer.ok ? ((await answer.json()) as { table: string }) : { refused: await answer.text() };
  } catch {
    return { refused: '' };
  }
}
