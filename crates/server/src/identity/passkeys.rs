//! Passkeys: credentials that a device keeps for a person, which sign in without a name or a password.

use super::{
    code,
    keys::{Identity, store_device},
};
use crate::{
    clock::now,
    hosting::{Hosting, PublicUrl},
    troubles::refusal,
};
use dealer::Person;
use host::Refusal;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{Key, KeyHash, KeyKind, Store, StoreFault};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential, RegisterPublicKeyCredential, Url,
    Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};

/// The time within which a registration or a sign-in must be finished, in seconds.
const PATIENCE: u64 = 5 * 60;

/// The answer with which a browser makes or uses a passkey.
#[derive(Serialize)]
pub(crate) struct Begun {
    /// The secret by which the ceremony is finished.
    ceremony: String,
    /// The options of WebAuthn, as JSON.
    options: Value,
}

/// The body of the request with which a browser finishes a ceremony.
#[derive(Deserialize)]
pub(crate) struct Finished<Credential> {
    ceremony: String,
    credential: Credential,
    /// True if what the guest of this browser has becomes the person's who signs in.
    #[serde(default)]
    pub(crate) bring: bool,
}

pub(crate) type NewPasskey = Finished<RegisterPublicKeyCredential>;
pub(crate) type SignIn = Finished<PublicKeyCredential>;

/// Returns the part of a server that checks passkeys, or `None` if the server's public address allows none. Browsers allow
/// them at names with encryption, and at `localhost`.
pub(crate) fn passkeys(hosting: &Hosting) -> Option<Webauthn> {
    let Hosting::Others(url) = hosting else { return None };
    let origin = Url::parse(&PublicUrl::to_string(url)).ok()?;
    let name = origin.domain()?;
    if !url.is_secure() && name != "localhost" {
        return None;
    }
    WebauthnBuilder::new(name, &origin).and_then(|builder| builder.rp_name("Brickroad").build()).ok()
}

impl Identity<'_> {
    /// Begins to make a passkey for a person who has kept the identity.
    pub(crate) async fn begin_passkey(&self, webauthn: &Webauthn) -> Result<Begun, Refusal> {
        let keys = self.expect_kept().await?;
        let name = keys.iter().find(|key| key.kind == KeyKind::First).map_or("", |first| &first.about);
        let known = keys.iter().filter_map(|key| read(key).map(|passkey| passkey.cred_id().clone())).collect();
        let (options, state) =
            webauthn.start_passkey_registration(user(self.person), name, name, Some(known)).map_err(unusable)?;
        let mut options = serde_json::to_value(options).expect("options are plain JSON");
        // The passkey must be found without a name when its person signs in.
        options["publicKey"]["authenticatorSelection"]["residentKey"] = json!("required");
        options["publicKey"]["authenticatorSelection"]["requireResidentKey"] = json!(true);
        begin(self.store, self.person, options, &state).await
    }

    /// Stores a new passkey.
    pub(crate) async fn finish_passkey(&self, webauthn: &Webauthn, done: &NewPasskey) -> Result<(), Refusal> {
        let state: PasskeyRegistration = finish(self.store, Some(self.person), &done.ceremony).await?;
        let passkey = webauthn.finish_passkey_registration(&done.credential, &state).map_err(unusable)?;
        self.store.keep_key(&key(self.person, &passkey)).await.map_err(refusal)
    }
}

/// Begins a sign-in in the browser of this guest.
pub(crate) async fn begin_sign_in(store: &dyn Store, guest: Person, webauthn: &Webauthn) -> Result<Begun, Refusal> {
    let (options, state) = webauthn.start_discoverable_authentication().map_err(unusable)?;
    begin(store, guest, serde_json::to_value(options).expect("options are plain JSON"), &state).await
}

/// Makes the browser with the secret of this hash a device of the person whose passkey has signed. Everything of `guest`, if
/// there is one, becomes the person's. Returns the person.
pub(crate) async fn sign_in(
    store: &dyn Store,
    webauthn: &Webauthn,
    done: &SignIn,
    (device, guest): (KeyHash, Option<Person>),
) -> Result<Person, Refusal> {
    let state: DiscoverableAuthentication = finish(store, None, &done.ceremony).await?;
    let (_, id) = webauthn.identify_discoverable_authentication(&done.credential).map_err(unusable)?;
    let known = store.key(hash(id)).await.map_err(refusal)?.ok_or(Refusal::PasskeyUnknown)?;
    let mut passkey = read(&known).ok_or(Refusal::PasskeyUnknown)?;
    let signed = webauthn.finish_discoverable_authentication_v2(&done.credential, state, &passkey).map_err(unusable)?;
    if passkey.update_credential(&signed) == Some(true) {
        store.keep_key(&Key { made: known.made, ..key(known.person, &passkey) }).await.map_err(refusal)?;
    }
    store_device(store, known.person, (device, guest)).await?;
    Ok(known.person)
}

/// Stores the state of a ceremony that begins.
async fn begin(store: &dyn Store, person: Person, options: Value, state: &impl Serialize) -> Result<Begun, Refusal> {
    let ceremony = code::ceremony()?;
    let about = serde_json::to_string(state).expect("a state is plain JSON");
    let key = Key { hash: ceremony.hash, person, kind: KeyKind::Ceremony, made: now(), about };
    store.keep_key(&key).await.map_err(refusal)?;
    Ok(Begun { ceremony: ceremony.text, options })
}

/// Returns the state of a ceremony, which ends. `person` is the one who must have begun it, if it is not a sign-in.
async fn finish<State: DeserializeOwned>(
    store: &dyn Store,
    person: Option<Person>,
    ceremony: &str,
) -> Result<State, Refusal> {
    let hash = code::hash_of_ceremony(ceremony);
    let key = store.key(hash).await.map_err(refusal)?.filter(|key| key.kind == KeyKind::Ceremony);
    let key = key.filter(|key| person.is_none_or(|person| key.person == person)).ok_or(Refusal::CeremonyOver)?;
    match store.spend_key(hash, None).await {
        Err(StoreFault::Missing) => return Err(Refusal::CeremonyOver),
        spent => spent.map_err(refusal)?,
    }
    if key.made + PATIENCE <= now() {
        return Err(Refusal::CeremonyOver);
    }
    serde_json::from_str(&key.about).map_err(|_| Refusal::CeremonyOver)
}

/// Returns the key with which the store keeps a passkey.
fn key(person: Person, passkey: &Passkey) -> Key {
    let about = serde_json::to_string(passkey).expect("a passkey is plain JSON");
    Key { hash: hash(passkey.cred_id()), person, kind: KeyKind::Passkey, made: now(), about }
}

fn read(key: &Key) -> Option<Passkey> {
    (key.kind == KeyKind::Passkey).then(|| serde_json::from_str(&key.about).ok()).flatten()
}

/// Returns the hash of the id of a credential.
fn hash(id: &[u8]) -> KeyHash {
    KeyHash(Sha256::new().chain_update("brickroad passkey\n").chain_update(id).finalize().into())
}

/// Returns the number by which a device knows the person of a passkey. It says nothing about the person's secrets.
fn user(person: Person) -> Uuid {
    let hash = Sha256::new().chain_update("brickroad user\n").chain_update(person.hash()).finalize();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    Uuid::from_bytes(bytes)
}

fn unusable(fault: WebauthnError) -> Refusal {
    tracing::info!(%fault, "a passkey cannot be used");
    Refusal::PasskeyUnusable
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_encryption_have_passkeys() {
        let has = |url: &str| passkeys(&Hosting::Others(url.parse().unwrap())).is_some();
        assert!(
            has("https://brickroad.example") && has("https://brickroad.example:8443") && has("http://localhost:7777")
        );
        assert!(!has("http://brickroad.example") && !has("https://192.0.2.7") && !has("http://127.0.0.1:7777"));
        assert!(passkeys(&Hosting::Own).is_none());
    }

    #[test]
    fn a_person_and_a_passkey_have_numbers_of_their_own() {
        let [one, two] = [1, 2].map(|byte| Person::new([byte; 32]));
        assert_ne!(user(one), user(two));
        assert_eq!(user(one), user(one));
        assert_ne!(hash(b"a"), hash(b"b"));
    }
}
