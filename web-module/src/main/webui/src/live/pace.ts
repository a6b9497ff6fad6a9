/** Does work that changes call for: soon, but never twice at once, and with a pause after each time. */
export interface Pace {
  /** There is something to do. */
  changed: () => void;
  /** What held the work back may be over. */
  released: () => void;
  /** Does once what is left to do, although it is held back. */
  forced: () => void;
  stop: () => void;
}

/**
 * Paces the work. It begins with a pause, since what was just loaded needs no loading.
 *
 * @param isHeld whether to wait, for instance because nobody looks
 */
export function pace(work: () => Promise<unknown>, pauseMillis: number, isHeld: () => boolean): Pace {
  let isDirty = false;
  let isBusy = true;
  let timer = setTimeout(rested, pauseMillis);
  let isStopped = false;
  let isForced = false;

  function rested() {
    isBusy = false;
    go();
  }

  function go() {
    if (!isDirty || isBusy || isStopped || (isHeld() && !isForced)) {
      return;
    }
    isDirty = false;
    isForced = false;
    isBusy = true;
    void work().finally(() => {
      if (!isStopped) {
        timer = setTimeout(rested, pauseMillis);
      }
    });
  }

  return {
    changed: () => {
      isDirty = true;
      go();
    },
    released: go,
    forced: () => {
      isForced = isDirty;
      go();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
