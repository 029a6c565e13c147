import { FileDown } from 'lucide-react'
import { templatePdfUrl } from '@/api/templates'
import { FileLink } from '@/components/app/file-link'
import { Button } from '@/components/ui/button'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useT } from '@/lib/use-t'

/** A template as it was saved, on paper, filled with an example. */
export function TemplatePdf({ id }: { id: string }) {
  const t = useT()
  const pdf = useFileOrToast(templatePdfUrl(id))
  return (
    <Button asChild>
      <FileLink file={pdf} icon={FileDown}>
        {t('templates.pdf')}
      </FileLink>
    </Button>
  )
}
