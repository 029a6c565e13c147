import { useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { useT } from '@/lib/use-t'
import { Button, type ButtonProps } from './button.tsx'

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  text: string
}

/** Copies a text, and says so until the text is another. */
export function CopyButton({ text, ...look }: CopyButtonProps) {
  const t = useT()
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <Button {...look} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {isCopied ? t('common.copied') : t('common.copy')}
    </Button>
  )
}
