import { useEffect, useState } from 'react'
import { Search } from 'lucide-react'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'

const DELAY_MS = 250

/** Searches when the typing pauses. */
export function SearchField({
  value,
  onSearch,
}: {
  value: string
  onSearch: (text: string) => void
}) {
  const t = useT()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onSearch(text), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return (
    <div className="relative w-full sm:w-72">
      <Search
        className="pointer-events-none absolute top-3 left-3 size-4 text-ink-soft md:top-2.5"
        aria-hidden
      />
      <Input
        type="search"
        className="pl-9"
        aria-label={t('packages.search')}
        placeholder={t('packages.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
