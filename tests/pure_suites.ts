/** Suites that need neither database nor server, and start without them. */
export const PURE_SUITES: readonly string[] = ['engine', 'unit', 'components']

/** Suites of what knows no application: without one they begin four seconds of a processor earlier. */
export const WITHOUT_APPLICATION: readonly string[] = ['engine']
