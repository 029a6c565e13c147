import { useEffect, useState } from 'react'
import { Search } from 'lucide-react'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/cn'

const DELAY_MS = 250

interface SearchFieldProps {
  /** What is looked for, and where. */
  label: string
  value: string
  onSearch: (text: string) => void
  className?: string
}

/** Searches when the typing pauses. */
export function SearchField({ label, value, onSearch, className }: SearchFieldProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onSearch(text), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return (
    <div className={cn('relative', className)}>
      <Search
        className="pointer-events-none absolute top-3 left-3 size-4 text-ink-soft md:top-2.5"
        aria-hidden
      />
      <Input
        type="search"
        className="pl-9"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
