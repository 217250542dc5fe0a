// The rules beside the table: whether they are open, and the rule that they show.

/** The open drawer, or nothing. `rule` is its number, or nothing for the beginning. */
let open: { rule: string | null } | null = $state.raw(null);

export function rulesShown(): { rule: string | null } | null {
  return open;
}

export function showRules(rule: string | null): void {
  open = { rule };
}

export function hideRules(): void {
  open = null;
}
