import { until } from '#tests/helpers/until'
import { Bidi } from './bidi.ts'
import { Home } from './home.ts'
import { handsOf, SCREEN, SHARPNESS, type Window } from './window.ts'

const HEARD = ['log.entryAdded', 'network.responseCompleted']

/** The machine's Firefox without a display, with a profile of its own. Driven by itself: no other program is needed. */
export async function openFirefox(): Promise<Window> {
  const home = new Home()
  const prefs = {
    'browser.download.dir': home.downloads,
    'browser.download.folderList': 2,
    'browser.download.alwaysOpenPanel': false,
    'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
    'pdfjs.disabled': true,
    // As on a phone.
    'ui.useOverlayScrollbars': 1,
    'intl.accept_languages': 'fr-BE, fr',
  }
  const lines = Object.entries(prefs).map(
    (pref) => `user_pref(${JSON.stringify(pref).slice(1, -1)});`
  )
  home.write('profile/user.js', lines.join('\n'))
  let server = ''
  home.start(
    process.env.FIREFOX_PATH || 'firefox-esr',
    [
      '--headless',
      '--no-remote',
      '--profile',
      `${home.folder}/profile`,
      '--remote-debugging-port=0',
    ],
    {},
    (line) => (server ||= /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1] ?? '')
  )
  await until('Firefox listens', () => server !== '')
  const complaints: string[] = []
  const driver = await Bidi.open(server, HEARD, (event, told) => {
    const complaint = event === 'log.entryAdded' ? logged(told) : refused(told)
    if (complaint) complaints.push(complaint)
  })
  await driver.resize(SCREEN.width, SCREEN.height, SHARPNESS)
  return {
    ...handsOf(driver),
    saved: (act) => home.saved(act),
    complaints: () => complaints,
    close: () => home.leave(),
  }
}

const logged = ({ level, text }: { level: string; text: string }) =>
  level === 'error' ? text : null

const refused = ({ request, response }: any) =>
  response.status >= 400 ? `${response.status} ${request.method} ${request.url}` : null
