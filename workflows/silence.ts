/** An activity whose worker has said nothing for so long (`heartbeats.ts`) has lost it, and is given to another one. */
export const SILENCE = '12 seconds'
