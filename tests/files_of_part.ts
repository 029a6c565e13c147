import { nightPaths } from '#tests/nightly/night_files'

/** Whose files run: of the day, of the night, or of both (tests/nightly/night_files.ts). */
const part = process.env.TEST_PART ?? 'whole'

/** Suites as the manifest tells them, with the files that this run takes. */
export function filesOf<
  Suite extends { name: string; files: string | string[] },
  Rest extends object,
>({ suites, ...tests }: Rest & { suites: Suite[] }) {
  return {
    ...tests,
    suites: suites.map((suite) =>
      part === 'night' ? { ...suite, files: nightPaths(suite) } : suite
    ),
    ...(part === 'day' ? { exclude: suites.flatMap(nightPaths) } : {}),
  }
}
