import { useMemo, type ComponentType } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { loadCatalogue, type Audience } from './catalogue.ts'
import { DEFAULT_LOCALE, localeOfPath } from './locale.ts'

/**
 * A part of a page that comes later, for `lazy`: ready once the words that nothing before it says are there too, which come
 * beside it.
 *
 * @param words the name under which the catalogue has them
 */
export async function withWords<Props extends object>(
  words: Audience,
  part: Promise<{ default: ComponentType<Props> }>
): Promise<{ default: ComponentType<Props> }> {
  const locale = localeOfPath(window.location.pathname) ?? DEFAULT_LOCALE
  const [{ default: Part }, more] = await Promise.all([part, loadCatalogue(locale, words)])
  function Worded(props: Props) {
    const { messages } = useIntl()
    const all = useMemo(() => ({ ...messages, ...more }) as Record<string, string>, [messages])
    return (
      <IntlProvider locale={locale} messages={all} defaultLocale="fr">
        <Part {...props} />
      </IntlProvider>
    )
  }
  return { default: Worded }
}
