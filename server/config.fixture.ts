import { expect } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

export const production = {
  SHOP_MODE: 'production',
  SHOP_URL: 'https://shop.example',
  API_URL: 'https://api.shop.example/',
  TOKEN_SECRET: 'tokens-0123456789-0123456789-0123456789',
  CODE_SECRET: 'codes-0123456789-0123456789-0123456789',
  SMTP_URL: 'smtps://shop:word@mail.example',
  MAIL_FROM: 'Phaen <shop@shop.example>',
  SMS_URL: 'https://gateway.example/messages',
  SMS_TOKEN: 'a token',
  SMS_SENDER: 'PHAEN',
  TRUST_PROXY: '1',
}

export const complaintAbout = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return error instanceof Error ? error.message : ''
  }
}
