import css from './detail.module.css'

/** How far the reader has come, drawn by the browser from the scroll itself. */
export const ReadingProgress = () => <div className={css.progress} aria-hidden="true" />
