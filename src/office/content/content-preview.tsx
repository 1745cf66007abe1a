import { useTranslation } from 'react-i18next'
import type { ContentKind, OfficeContentBody } from '../../../openapi/generated/schema.ts'
import { BrandMark } from '../../components/brand-mark/brand-mark.tsx'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { pictureSet } from '../../lib/products/picture-set.ts'
import classes from './content-screen.module.css'

interface ContentPreviewProps {
  kind: ContentKind
  language: 'th' | 'en'
  body: OfficeContentBody
}

/** The text as shoppers will see it on a phone, by the part that shows it to them. Its links lead nowhere here. */
export function ContentPreview({ kind, language, body }: ContentPreviewProps) {
  const { t } = useTranslation('officeContent')
  const inLanguage = ({ th, en }: OfficeContentBody['title']) => (language === 'en' && en !== '' ? en : th)
  return (
    <section className="office-panel" aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <div className={classes.phone} inert>
        <p className={classes.brand}>
          <BrandMark size={24} /> <b lang="th">แผ่น</b>
        </p>
        <article lang={language}>
          <p>{t(`kind_${kind}`)}</p>
          <h3>
            <NoBreakTerms>{inLanguage(body.title)}</NoBreakTerms>
          </h3>
          {body.cover !== '' && (
            <img
              src={body.cover}
              {...pictureSet(body.cover, '320px')}
              alt={inLanguage(body.coverAlt)}
              width={320}
              height={180}
            />
          )}
          <RichText html={inLanguage(body.html)} />
        </article>
      </div>
    </section>
  )
}
