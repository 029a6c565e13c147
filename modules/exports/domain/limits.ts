/** Of one company, waiting or being written: they are written one after the other, and others wait for the worker too. */
export const MOST_UNFINISHED = 5

/** How long a file is kept. */
export const KEPT_DAYS = 7

/** A job that said nothing for so long is gone: it says something every second. */
export const SILENCE_MINUTES = 15

/** All of one file; a hundred thousand rows take seconds. */
export const WRITING_MINUTES = 15
