import type { Finer } from '../finer';
import Board from './Board.svelte';
import Sides from './Sides.svelte';

const draft: Finer = { rules: () => import('./Rules.svelte'), Board, Sides, aside: 'var(--sides, 22.5rem)' };
export default draft;
