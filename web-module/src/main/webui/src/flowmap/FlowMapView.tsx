import { Drawer, DrawerContent, DrawerContentBody } from '@patternfly/react-core';
import { lazy, Suspense } from 'react';
import type { FlowMap } from '../api/flowMap';
import { Loading } from '../ui/Loading';
import type { FlowMapFilter } from './filter';
import { FlowMapTables } from './FlowMapTables';
import { FlowPanel } from './FlowPanel';
import type { Selection } from './model';

/** Who looks at the table needs no topology. */
const Topology = lazy(() => import('./Topology'));

export interface FlowMapProps {
  map: FlowMap;
  filter: FlowMapFilter;
  selection: Selection;
  /** Opens what is chosen; chosen once more it closes. */
  onSelect: (selection: Selection) => void;
}

/** The map or its table, and beside it what is looked at closely. */
export function FlowMapView({ isTable, ...props }: FlowMapProps & { isTable: boolean }) {
  const { selection, onSelect } = props;
  return (
    <Drawer isInline isExpanded={selection !== null} className="wb-flow-map">
      <DrawerContent
        panelContent={
          selection && (
            <FlowPanel
              key={selection.join('\n')}
              {...props}
              selection={selection}
              onClose={() => onSelect(selection)}
            />
          )
        }
      >
        <DrawerContentBody>
          {isTable ? (
            <FlowMapTables {...props} />
          ) : (
            <Suspense fallback={<Loading />}>
              <Topology {...props} />
            </Suspense>
          )}
        </DrawerContentBody>
      </DrawerContent>
    </Drawer>
  );
}
