// The state of the drawer with the rules beside the table: whether it is open, and the rule that it shows.

/** The open drawer of the rules, or null if it is closed. `rule` is the number of a rule, or null for the beginning. */
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
