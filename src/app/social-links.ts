/** The shop's social media pages. Another shop sets its own at build time. */
export const socialLinks = [
  { name: 'LINE', url: import.meta.env.VITE_LINE_URL ?? 'https://line.me/R/ti/p/@phaen' },
  { name: 'Facebook', url: import.meta.env.VITE_FACEBOOK_URL ?? 'https://www.facebook.com/phaen' },
  { name: 'Instagram', url: import.meta.env.VITE_INSTAGRAM_URL ?? 'https://www.instagram.com/phaen' },
]
