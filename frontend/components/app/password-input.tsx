import { useEffect, useState, type ComponentProps } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'

const SHOWN_MS = 5000

/** A password that can be shown; it hides itself again after five seconds. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useT()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <div className="relative">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-11"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        variant="ghost"
        size="icon"
        className="absolute top-0 right-0"
        aria-pressed={shown}
        aria-label={shown ? t('login.hidePassword') : t('login.showPassword')}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </Button>
    </div>
  )
}
