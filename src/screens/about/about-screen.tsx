import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { Section } from '../../components/section/section.tsx'

export default function AboutScreen() {
  const { t } = useTranslation(['screens', 'shell'])
  return (
    <div className="wrap">
      <ScreenHeading title={t('about')}>{t('aboutText')}</ScreenHeading>
      <div id="contact">
        <Section title={t('shell:contact')}>
          <p>{t('contactText')}</p>
        </Section>
      </div>
    </div>
  )
}
