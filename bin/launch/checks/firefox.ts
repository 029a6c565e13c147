import { findProgram, installPackage, pathOf } from './system_packages.ts'

const NAMES = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** An absolute path; Firefox is installed when it is missing. */
export async function findFirefox(): Promise<string> {
  const found = process.env.FIREFOX_PATH || (await findProgram(NAMES))
  if (found) return pathOf(found)
  await installPackage({ apt: 'firefox-esr', brew: '--cask firefox' }, 'Firefox')
  return pathOf((await findProgram(NAMES)) ?? NAMES[0]!)
}
