import pictures from 'virtual:icons/storyline';
import Beside from '../../board/Beside.svelte';
import { bring } from '../../icons';
import type { Finer } from '../finer';
import Board from './Board.svelte';
import Rules from './Rules.svelte';

bring(pictures);

const storyline: Finer = { Rules, Board, Beside, showsEnd: true, aside: '17rem' };
export default storyline;
