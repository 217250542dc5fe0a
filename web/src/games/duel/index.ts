import pictures from 'virtual:icons/duel';
import Beside from '../../board/Beside.svelte';
import { bring } from '../../icons';
import type { Finer } from '../finer';
import Board from './Board.svelte';
import Rules from './Rules.svelte';

bring(pictures);

const duel: Finer = { Rules, Board, Beside, showsEnd: true, aside: 'max(20rem, 400px)', log: 'drawer' };
export default duel;
