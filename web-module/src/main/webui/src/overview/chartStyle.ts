/** How the charts are written and drawn: PatternFly's tokens, so that both themes follow. */
export const AXIS_STYLE = {
  axis: { stroke: 'var(--pf-t--global--border--color--default)' },
  grid: { stroke: 'var(--pf-t--global--border--color--subtle)', pointerEvents: 'none' },
  ticks: { stroke: 'var(--pf-t--global--border--color--default)', size: 4 },
  tickLabels: {
    fill: 'var(--pf-t--global--text--color--subtle)',
    fontFamily: 'var(--pf-t--global--font--family--body)',
    fontSize: 12,
    padding: 4,
  },
} as const;

/** The axis of time has no lines across the chart. */
export const TIME_AXIS_STYLE = { ...AXIS_STYLE, grid: { stroke: 'none' } } as const;

export const TOOLTIP_STYLE = {
  fill: 'var(--pf-t--global--text--color--inverse)',
  fontFamily: 'var(--pf-t--global--font--family--body)',
  fontSize: 12,
  textAnchor: 'start',
} as const;

export const FLYOUT_STYLE = {
  fill: 'var(--pf-t--global--background--color--inverse--default)',
  stroke: 'none',
} as const;

export const CHART_HEIGHT = 240;
export const CHART_PADDING = { top: 12, right: 12, bottom: 32, left: 64 };
