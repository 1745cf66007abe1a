import { renderToString } from 'react-dom/server'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
import { createTranslations } from '../i18n/translations.ts'
import { useTranslation as useLeanTranslation } from './server-translation.ts'

// The build puts the lean hook in the place of the usual one, without its types.
const hooks = { usual: useTranslation, lean: useLeanTranslation as typeof useTranslation }

function Words({ by }: { by: keyof typeof hooks }) {
  const use = hooks[by]
  const shell = use()
  const parts = use('parts')
  const both = use(['products', 'shell'])
  return [
    shell.t('brandTitle'),
    shell.t('brandTitle'),
    parts.t('slideOf', { number: 1, count: 3 }),
    parts.t('slideOf', { number: 2, count: 3 }),
    parts.t('slideOf', { number: 1, count: 3 }),
    both.t('found', { count: 1 }),
    both.t('shell:brandTitle'),
    both.i18n.language,
  ].join(' | ')
}

it.each(['th', 'en'] as const)('the lean hook says in %s what the usual one says', async (language) => {
  const translations = await createTranslations(language)
  const render = (by: keyof typeof hooks) =>
    renderToString(
      <I18nextProvider i18n={translations}>
        <Words by={by} />
      </I18nextProvider>,
    )
  expect(render('lean')).toBe(render('usual'))
  expect(render('lean')).toBe(render('lean'))
})
