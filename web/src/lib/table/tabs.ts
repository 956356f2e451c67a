/** What lies beside the board, or in the drawer below it: the log is told as the story. */
export type Tab = 'hand' | 'party' | 'log' | 'talk' | 'rules';
