import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { copyText } from '@/ui/copy-text'
import { Input } from '@/ui/field'

/** The link stands selected where the browser has no clipboard, for Ctrl+C. */
export function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <div className="flex items-center gap-2">
      <Input
        readOnly
        autoFocus
        aria-label="Link of the invitation"
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copyText(link).then(setCopied)}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
      </Button>
    </div>
  )
}
