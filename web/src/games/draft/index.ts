import type { Finer } from '../finer';
import Board from './Board.svelte';
import Rules from './Rules.svelte';
import Sides from './Sides.svelte';

const draft: Finer = { Rules, Board, Sides, aside: 'var(--sides, 22.5rem)' };
export default draft;
