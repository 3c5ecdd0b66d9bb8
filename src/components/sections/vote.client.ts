import { carryElection } from '../../lib/browser/carry-election.ts';
import { $vote, restoreVote } from '../../stores/vote.ts';

// The cross on the ballot goes along by every link.
restoreVote();
$vote.subscribe(carryElection);
