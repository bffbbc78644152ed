import { useStore, Store } from '../store.ts'
import { storage } from './storage.ts'

const key = 'meiri.notices'
const most = 500

const kept = (): string[] => (storage.read(key) ?? '').split(' ').filter(Boolean)

/** What was read, as this visit knows it; null until the device was asked. */
const readNotices = new Store<{ ids: readonly string[] | null }>({ ids: null })

/** Whether a notice is new to this device. Nothing is, for the server that renders for everyone. */
export const useIsUnread = (id: string): boolean =>
  useStore(readNotices, ({ ids }) => ids !== null && !ids.includes(id))

export function recallReadNotices(): void {
  readNotices.update({ ids: kept() })
}

export function rememberNoticeRead(id: string): void {
  const ids = [...kept().filter((each) => each !== id), id].slice(-most)
  storage.write(key, ids.join(' '))
  readNotices.update({ ids })
}
