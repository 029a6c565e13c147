import { useState } from 'react'
import { CopyButton } from './copy-button.tsx'
import { Tabs } from './tabs.tsx'

/** How programs are written here, as they are called. */
const NAMES = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const
export type CodeLanguage = keyof typeof NAMES

interface CodeTabsProps<Language extends CodeLanguage> {
  label: string
  languages: readonly [Language, ...Language[]]
  textOf: (language: Language) => string
}

/** A piece of a program in several languages, to copy. */
export function CodeTabs<Language extends CodeLanguage>({
  label,
  languages,
  textOf,
}: CodeTabsProps<Language>) {
  const [language, setLanguage] = useState<Language>(languages[0])
  const text = textOf(language)
  return (
    <Tabs
      label={label}
      value={language}
      onValueChange={setLanguage}
      options={languages.map((value) => ({ value, label: NAMES[value] }))}
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
  )
}
