/** Words of the library in the languages they were written in. Simplified is always there. */
export interface Words {
  'zh-Hans': Record<string, string>
  en: Record<string, string>
}
