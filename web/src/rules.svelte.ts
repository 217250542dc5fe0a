// The rules beside the table: whether they are open, and the rule that is shown.

/** The open drawer, or nothing. `rule` is the number of a rule, or nothing for the beginning. */
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
