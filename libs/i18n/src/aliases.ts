export * from '@narae/contracts/languages';
