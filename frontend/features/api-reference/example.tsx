import { useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Tabs } from '@/components/ui/tabs'
import { useT } from '@/lib/use-t'
import { apiAddress } from './api-address.ts'
import type { Call } from './document.ts'
import { exampleOf, LANGUAGES, type Language } from './examples.ts'

const NAMES: Readonly<Record<Language, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
}

/** How a call looks in a program, to copy. */
export function Example({ call }: { call: Call }) {
  const t = useT()
  const [language, setLanguage] = useState<Language>('curl')
  const text = exampleOf(call, language, apiAddress())
  return (
    <section>
      <h4 className="mb-1 text-sm font-medium">{t('api-reference.example')}</h4>
      <Tabs
        label={t('api-reference.example')}
        value={language}
        onValueChange={setLanguage}
        options={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
      >
        <div className="relative">
          <pre
            role="region"
            aria-label={NAMES[language]}
            tabIndex={0}
            className="mt-2 overflow-x-auto rounded-md bg-sunken p-3 pr-24 font-mono text-xs"
          >
            {text}
          </pre>
          <CopyButton size="sm" className="absolute top-4 right-2" text={text} />
        </div>
      </Tabs>
    </section>
  )
}
