import { IconRuler2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import classes from './size-guide.module.css'

/** Explains in a dialog how this kind of material is measured. */
export function SizeGuide({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation('products')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconRuler2 size={18} stroke={1.6} aria-hidden />
        {t('sizeGuide')}
      </button>
      <Overlay opened={isOpen} onClose={() => setIsOpen(false)} title={t('sizeGuide')}>
        <img src={url} alt={t('sizeGuideAlt')} width={760} height={430} className={classes.picture} />
        <img src={url} alt="" width={760} height={430} className={classes.picture} />
        <p className={classes.note}>{t('sizeGuideText', { size: label })}</p>
      </Overlay>
    </>
  )
}
