import { globSync } from 'node:fs'
import { LaunchError } from '../console/launch_error.ts'
import { findProgram, installPackage } from './system_packages.ts'

const BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

/** WebKit's own small browser; it is installed when it is missing, with its driver and a hidden display. */
export async function findWebkit(): Promise<string> {
  if (process.platform === 'darwin')
    throw new LaunchError('The phones with WebKit are GTK’s: run this suite on Debian.')
  if (!(await findProgram(['WebKitWebDriver'], ['--help'])))
    await installPackage({ apt: 'webkit2gtk-driver', brew: '' }, 'WebKit')
  if (!(await findProgram(['Xvfb'], ['-help'])))
    await installPackage({ apt: 'xvfb', brew: '' }, 'Xvfb')
  const found = globSync(BROWSER).at(-1)
  if (!found) throw new LaunchError(`WebKit is there, but not its browser (${BROWSER}).`)
  return found
}
