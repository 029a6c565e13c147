import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** The way back from what belongs to an offer; a long name is cut, not the screen. */
export function BackToOffer({ id, name }: { id: string; name: string }) {
  const t = useT()
  return (
    <Button asChild variant="ghost" className="mb-2 -ml-3 max-w-full">
      <Link to={urls.offer(id)}>
        <ArrowLeft aria-hidden />
        <span className="truncate">{t('offers.backToOffer', { name })}</span>
      </Link>
    </Button>
  )
}
