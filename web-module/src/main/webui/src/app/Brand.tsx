import { useTexts } from '../text/TextProvider';

/** The mark and the name. */
export function Brand() {
  const { t } = useTexts();
  return (
    <span className="wb-brand">
      <img src={`${import.meta.env.BASE_URL}waybill.svg`} alt="" width="28" height="28" />
      <span>{t('app.name')}</span>
    </span>
  );
}
