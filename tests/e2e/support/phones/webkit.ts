import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '#tests/helpers/until'
import { choosePort, isListening } from '../../../../bin/launch/process/ports.ts'
import { Home } from './home.ts'
import { WebDriver } from './webdriver.ts'
import { handsOf, SCREEN, SHARPNESS, type Window } from './window.ts'

/** Room for the window and what stands around the page. */
const DISPLAY = `${SCREEN.width * 2 * SHARPNESS}x${SCREEN.height * 2 * SHARPNESS}x24`

/** GTK's window is as wide as its buttons: a phone is narrower. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0 }'

/** Takes down what the browser writes, which its driver throws away. */
const NOTING = `#!/bin/sh
exec "$WEBKIT_PATH" "$@" >>"$HOME/said" 2>&1
`

/** What WebKit writes of a page that is not as it should be. */
const COMPLAINT = /^CONSOLE .*\bERROR\b/

/**
 * WebKit as Debian has it: GTK's MiniBrowser, driven by WebKitWebDriver, on a display that nobody sees, with a home of
 * its own.
 */
export async function openWebkit(): Promise<Window> {
  const home = new Home()
  home.write('.config/user-dirs.dirs', `XDG_DOWNLOAD_DIR="${home.downloads}"\n`)
  home.write('.config/gtk-3.0/gtk.css', NARROW)
  home.write('said', '')
  home.write('browser', NOTING, 0o700)
  let display = ''
  home.start(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', DISPLAY, '-nolisten', 'tcp'],
    {},
    (line) => (display ||= /^\d+$/.exec(line)?.[0] ?? '')
  )
  await until('Xvfb is there', () => display !== '')
  const { port } = await choosePort(0)
  const env = {
    ...{ DISPLAY: `:${display}`, GDK_BACKEND: 'x11', GDK_SCALE: String(SHARPNESS) },
    ...{ XDG_RUNTIME_DIR: home.folder, XDG_CONFIG_HOME: join(home.folder, '.config') },
    ...{ LC_ALL: 'C.UTF-8', LANGUAGE: 'fr_BE' },
    // No graphics card, and root on this machine.
    ...{ LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  }
  home.start('WebKitWebDriver', [`--port=${port}`], env)
  await until('WebKitWebDriver listens', () => isListening(port))
  const driver = await WebDriver.open(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': {
      binary: join(home.folder, 'browser'),
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  })
  await shrink(driver)
  return {
    ...handsOf(driver),
    saved: (act) => home.saved(act),
    complaints: () =>
      readFileSync(join(home.folder, 'said'), 'utf8')
        .split('\n')
        .filter((line) => COMPLAINT.test(line)),
    close: async () => {
      await driver.close().catch(() => {})
      await home.leave()
    },
  }
}

/** Makes the page as large as a phone's: what stands around it has a size that only the browser knows. */
async function shrink(driver: WebDriver): Promise<void> {
  const outer = await driver.resize(SCREEN.width, SCREEN.height)
  const [width, height] = await driver.execute('return [innerWidth, innerHeight]')
  await driver.resize(outer.width + SCREEN.width - width, outer.height + SCREEN.height - height)
}
