import styles from './without-script.module.css'

/** Why a list ends where it does, for who has no script. */
export const WithoutScript = () => (
  <p className={styles.scriptless}>The others are shown by a script, which your browser does not run.</p>
)
