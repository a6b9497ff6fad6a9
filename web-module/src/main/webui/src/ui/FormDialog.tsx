import { Button, Form, Modal, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../text/TextProvider';

interface Props {
  title: string;
  description?: string;
  /** What the button that does it says. */
  action: string;
  /** As long as what is entered cannot be taken. */
  isDisabled?: boolean;
  isPending?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Another button, between doing it and leaving it. */
  other?: ReactNode;
  children: ReactNode;
}

/** Asks for something in a form; Enter sends it. */
export function FormDialog(props: Props) {
  const { t } = useTexts();
  const id = useId();
  const { title, description, action, isDisabled = false, isPending = false } = props;
  const isStopped = isDisabled || isPending;
  return (
    <Modal isOpen variant="small" onClose={props.onClose} aria-labelledby={`${id}-title`}>
      <ModalHeader title={title} labelId={`${id}-title`} description={description} />
      <ModalBody>
        <Form
          id={id}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isStopped) {
              props.onSubmit();
            }
          }}
        >
          {props.children}
        </Form>
      </ModalBody>
      <ModalFooter>
        <Button type="submit" form={id} isDisabled={isStopped} isLoading={isPending}>
          {action}
        </Button>
        {props.other}
        <Button variant="link" onClick={props.onClose}>
          {t('action.cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
