import { askFirst } from '@/api/first-calls'
import { restoreAccent } from '@/lib/brand-theme'
import { localeOfPath, type Locale } from '@/lib/locale'
import { painted } from '@/lib/painted'
import { paintScheme } from '@/lib/paint-scheme'

/**
 * What is done before anything is painted, in a file of a few kilobytes that the page waits for and that waits for nothing,
 * not even the styles: the first calls, whose answers come beside the rest of the script, then the scheme and the company's
 * colour as they were last seen here, which the browser may have to look for on its disk.
 */
const locale = localeOfPath(window.location.pathname)
if (locale) {
  document.documentElement.lang = locale
  askFirst(window.location)
  void painted().then(() => learn(locale))
}
paintScheme()
restoreAccent()

/**
 * Has the browser read its list of languages, which takes a slow phone a tenth of a second when a number or a day is first
 * written: the rest of the script is still under way.
 */
function learn(language: Locale): void {
  Intl.NumberFormat.supportedLocalesOf(language)
  Intl.DateTimeFormat.supportedLocalesOf(language)
}
